/** As the address has it. */
export const SCREEN = 'messages';
