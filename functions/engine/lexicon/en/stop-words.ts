/** Words without a subject. Includes question words, which decide the answer type. */
export const stopWords = `
  a an the and or but if then else of in on at by for with about against between into through to from up down out off over under again so than too very
  i me my myself we our ours us you your yours u ur he him his she her hers it its they them their theirs this that these those there here
  am is are was were be been being have has had having do does did doing done will would shall should can could may might must ought
  what which who whom whose when where why how not no nor only own such as because while both each few more most other some any all
  s t don doesn didn isn aren wasn weren won can't cannot just now also please tell ok okay hi hello hey thanks thank
  im ive ill youre youve youll youd hes shes theyre theyve theyll weve dont doesnt didnt isnt arent wasnt werent hasnt havent hadnt wont wouldnt cant couldnt shouldnt mustnt aint
  whats wheres whos hows whens thats theres itll lets let ll ve re d m o y yall ya thru tho cuz coz bc hav havin til dat dis abt wat wut wen wens whn teh yes well really actually maybe perhaps many much often found mr mrs ms dr`;
