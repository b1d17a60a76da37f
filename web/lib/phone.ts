/** Ten digits as a telephone dials them from anywhere. */
export const phoneHref = (digits: string): string => `tel:+91${digits}`;
