import type { FormValues } from './form-values.ts';
import { listOf, TRAP_FIELD } from './form-values.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Puts values back into a form, except where somebody has typed in the meantime or the page knows better. */
export function fillForm(form: HTMLFormElement, values: FormValues, except: readonly string[]): void {
  for (const control of controlsOf(form)) {
    if (except.includes(control.name) || isChanged(control)) continue;
    const all = listOf(values[control.name]);
    if (isBox(control)) control.checked = all.includes(control.value);
    else if (control.name in values) control.value = all[0] ?? '';
  }
}

export const isTouched = (form: HTMLFormElement): boolean => controlsOf(form).some(isChanged);

const controlsOf = (form: HTMLFormElement): Control[] =>
  ([...form.elements] as Control[]).filter(
    ({ name, type }) => name && name !== TRAP_FIELD && !['hidden', 'submit', 'fieldset'].includes(type),
  );

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const byDefault = [...control.options].findIndex((option) => option.defaultSelected);
    return control.selectedIndex !== Math.max(byDefault, 0);
  }
  return isBox(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
}
