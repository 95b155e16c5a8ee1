/**
 * Styles of a widget in its shadow tree. A page's rules reach only the element around it, where `!important` of the tree
 * wins over theirs. The box has the classes style, `top` or `bottom`, and `left`, `right` or `center`, which mean the
 * sides of the screen in every direction of writing; `--height`, `--color` and `--ink` are the launcher's. Where the
 * browser has popovers, the box is one, so that no transform, stacking or clipping of the page reaches it; elsewhere the
 * z-index lifts it.
 */
export const launcherStyle = `
:host{all:initial!important;display:contents!important}
:host([hidden]){display:none!important}
*{box-sizing:border-box}
.box{all:unset;direction:ltr;display:flex;flex-direction:column;gap:12px;pointer-events:none}
.left{align-items:start}
.right{align-items:end}
.center{align-items:center}
.floating,.banner{position:fixed;z-index:2147483000;left:0;right:0}
.floating{padding:20px}
.top{top:0}
.bottom{bottom:0;flex-direction:column-reverse}
button{all:unset;box-sizing:border-box;position:relative;display:flex;align-items:center;justify-content:center;gap:12px;background:var(--color);color:var(--ink);font:600 max(16px,var(--height)/5)/1.2 system-ui,sans-serif;cursor:pointer;box-shadow:0 2px 12px #0004}
button:focus-visible{outline:3px solid var(--ink);outline-offset:-6px}
svg{flex:none;fill:currentColor;stroke:currentColor;stroke-width:2;width:calc(var(--height)*.45);aspect-ratio:1}
.floating button{width:var(--height);height:var(--height);border-radius:50%}
.floating .text{position:absolute;font-size:0}
.banner button{width:100%;height:var(--height);padding:0 20px}
.banner.left button{justify-content:start}
.banner.right button{justify-content:end}
.embedded button{min-height:var(--height);max-width:100%;padding:8px 24px;border-radius:12px}
.badge{position:absolute;top:-4px;right:-4px;min-width:24px;padding:0 6px;border-radius:12px;background:#b3261e;color:#fff;font-size:14px;line-height:24px;text-align:center}
.banner .badge{position:static}
.teaser{visibility:hidden;position:absolute;width:max-content;max-width:min(260px,100vw - var(--height) - 60px);padding:10px 14px;border-radius:12px;background:#fff;color:#000;font-size:14px;line-height:24px;box-shadow:0 2px 12px #0004;top:50%;translate:0 -50%}
.right .teaser{right:calc(100% + 12px)}
.left .teaser{left:calc(100% + 12px)}
.center .teaser{top:-60px;left:50%;translate:-50%}
.floating .tease .teaser{animation:tease 8s 3s}
@keyframes tease{from,to{visibility:visible}}
.floating [aria-expanded=false]:focus-visible .teaser{visibility:visible}
@media(hover:hover){.floating [aria-expanded=false]:hover .teaser{visibility:visible}}
[hidden]{display:none!important}
.panel{padding:0;width:400px;max-width:100%;height:640px;border:1px solid #8886;border-radius:12px;background:#fff;box-shadow:0 2px 12px #0004;color-scheme:normal}
.banner .panel{margin:0 20px}
.floating .panel,.banner .panel{max-height:calc(100vh - var(--height) - 64px)}
@media(max-width:640px){.box .panel{position:fixed;inset:0;z-index:2147483000;width:100%;height:100vh;height:100dvh;max-height:none;margin:0;border:0;border-radius:0}}
.box>*{pointer-events:auto}
@media print{:host{display:none!important}}
`;

/** White or black, whichever has more contrast on `color`, 4.5 at least: relative luminance of WCAG 2.2, with a gamma of 2.2. */
export function chooseInk(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => (Number.parseInt(color.slice(at, at + 2), 16) / 255) ** 2.2,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#000000' : '#ffffff';
}
