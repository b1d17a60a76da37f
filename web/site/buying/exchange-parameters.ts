/** What stands in the address of the exchange, and of the form that it leads to. */
export const exchangeParameters = ['bike', 'price', 'years', 'km', 'owners', 'condition'] as const;
