/** Ten digits as they are written for the whole world. */
export const phoneNumber = (digits: string): string => `+91${digits}`;

/** Ten digits as a telephone dials them from anywhere. */
export const phoneHref = (digits: string): string => `tel:${phoneNumber(digits)}`;
