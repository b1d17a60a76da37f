import { staffAddresses } from '../addresses.ts';
import {
  customerChangeSchema,
  customerIdSchema,
  customerListSchema,
  customerParamsSchema,
  customerQuerySchema,
  customerSchema,
  joiningSchema,
  leadCustomerReplySchema,
  leadCustomerSchema,
  mergeCustomersSchema,
  splitCustomersSchema,
} from './customers.ts';
import type { Endpoint } from './endpoint.ts';
import { figureQuerySchema, figuresSchema, monthQuerySchema, monthSchema } from './lead-figures.ts';
import { staffChange, staffRead } from './staff-endpoint.ts';

/** Customers, and what became of those who asked. */
export const customerEndpoints = {
  listCustomers: {
    ...staffRead(
      'leads.read',
      staffAddresses.listCustomers,
      'Customers by part of a name or number, a registration or a reference; without one the last who came',
      customerListSchema,
    ),
    // A name or a number is in no address, which logs and proxies keep.
    body: customerQuerySchema,
  },
  readCustomer: {
    ...staffRead(
      'leads.read',
      staffAddresses.readCustomer,
      'A customer with their leads and one timeline',
      customerSchema,
    ),
    params: customerParamsSchema,
  },
  changeCustomer: {
    ...staffChange('leads.work', staffAddresses.changeCustomer, 'Change a customer who is still as they were seen'),
    params: customerIdSchema,
    body: customerChangeSchema,
  },
  mergeCustomers: {
    ...staffRead(
      'leads.work',
      staffAddresses.mergeCustomers,
      'Join two customers who are one, or only say what would happen',
      joiningSchema,
    ),
    body: mergeCustomersSchema,
  },
  splitCustomers: {
    ...staffRead(
      'leads.work',
      staffAddresses.splitCustomers,
      'Take two customers apart who were joined, or only say what would happen',
      joiningSchema,
    ),
    body: splitCustomersSchema,
  },
  addLeadCustomer: {
    ...staffRead(
      'leads.work',
      staffAddresses.addLeadCustomer,
      'Give a number, and so a customer, to a lead without one',
      leadCustomerReplySchema,
    ),
    params: customerIdSchema,
    body: leadCustomerSchema,
  },
  leadFigures: {
    ...staffRead(
      'leads.figures',
      staffAddresses.leadFigures,
      'What became of the leads that came on some days',
      figuresSchema,
    ),
    body: figureQuerySchema,
  },
  leadMonth: {
    ...staffRead(
      'leads.figures',
      staffAddresses.leadMonth,
      'What became of the leads of a month, beside the month before',
      monthSchema,
    ),
    body: monthQuerySchema,
  },
} as const satisfies Record<string, Endpoint>;
