import type { FormValues } from './form-values.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Puts values back into a form, except where somebody has typed in the meantime or the page knows better. */
export function fillForm(form: HTMLFormElement, values: FormValues, except: readonly string[]): void {
  for (const control of form.elements) {
    if (!isControl(control) || except.includes(control.name) || isTouched(control)) continue;
    const value = values[control.name];
    const all = value === undefined ? [] : typeof value === 'string' ? [value] : value;
    if (control instanceof HTMLInputElement && control.type === 'checkbox')
      control.checked = all.includes(control.value);
    else if (control.type !== 'hidden') control.value = all[0] ?? '';
  }
}

const isControl = (element: Element): element is Control =>
  'name' in element && element.name !== '' && 'value' in element;

function isTouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some((option) => option.selected !== option.defaultSelected && option.defaultSelected);
  }
  if (control instanceof HTMLInputElement && control.type === 'checkbox')
    return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}
