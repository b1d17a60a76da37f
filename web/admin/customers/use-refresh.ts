import { useQueryClient } from '@tanstack/react-query';

/** Whatever was changed, this customer and the lists are read again. */
export function useRefresh() {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: ['readCustomer'] }),
      client.invalidateQueries({ queryKey: ['listCustomers'] }),
    ]);
  };
}
