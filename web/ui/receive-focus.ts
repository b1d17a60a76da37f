/** For the field that a dialog begins with: by the attribute itself, which a dialog looks for as it opens. */
export const receiveFocus = (input: HTMLInputElement | null): void => input?.setAttribute('autofocus', '');
