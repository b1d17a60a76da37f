import { site } from './site-content.ts';

export const pageTitle = (title: string): string => `${title} | ${site().dealership}`;
