export type EngineName = 'sqlite' | 'postgres';
export const bothEngines: readonly EngineName[] = ['sqlite', 'postgres'];
