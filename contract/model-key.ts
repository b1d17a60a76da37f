/** Names match however they are spaced or capitalised: 'SP 125', 'sp125'. */
export const modelKey = (bikeName: string): string => bikeName.toLowerCase().replace(/\s+/g, '');
