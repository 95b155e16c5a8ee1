import { findCallersConversion } from '#functions/domain/conversions/find-callers-conversion.ts';
import { listForms } from '#functions/domain/forms/list-forms.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { forms } from '#shared/contract/forms.ts';

export const handler = handleSignedIn(forms.list, async ({ conversionId }, { deps, caller }) => {
  const conversion = await findCallersConversion(deps, caller, conversionId);
  return { forms: conversion ? await listForms(deps, conversion.conversionId) : [] };
});
