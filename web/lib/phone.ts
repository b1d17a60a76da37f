/** Ten digits as people in India write and dial them. */
export const formatPhone = (digits: string): string => `${digits.slice(0, 5)} ${digits.slice(5)}`;
export const phoneHref = (digits: string): string => `tel:+91${digits}`;
