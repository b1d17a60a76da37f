declare module 'virtual:endpoint-addresses' {
  export const addresses: Readonly<Record<string, { method: string; path: string }>>;
}
