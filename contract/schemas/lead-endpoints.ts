import * as z from 'zod';
import { staffAddresses } from '../addresses.ts';
import type { Endpoint } from './endpoint.ts';
import {
  bulkResultSchema,
  bulkSchema,
  contactSchema,
  leadChangeSchema,
  leadChoicesSchema,
  leadCountsSchema,
  leadDetailsSchema,
  leadListSchema,
  leadParamsSchema,
  leadQuerySchema,
  newViewSchema,
  noteSchema,
  viewSchema,
} from './leads.ts';
import { staffChange, staffRead } from './staff-endpoint.ts';

const params = leadParamsSchema;

/** The desk: leads, and what is done about them. */
export const leadEndpoints = {
  listLeads: {
    ...staffRead('leads.read', staffAddresses.listLeads, 'Leads that somebody sees, 25 at a time', leadListSchema),
    body: leadQuerySchema,
  },
  countLeads: staffRead(
    'leads.work',
    staffAddresses.countLeads,
    'How many of the own leads wait, and how many belong to nobody',
    leadCountsSchema,
  ),
  leadChoices: staffRead(
    'leads.read',
    staffAddresses.leadChoices,
    'Branches, people and models by which leads can be narrowed down',
    leadChoicesSchema,
  ),
  readLead: {
    ...staffRead(
      'leads.read',
      staffAddresses.readLead,
      'A lead with its enquiries and its timeline',
      leadDetailsSchema,
    ),
    params,
  },
  changeLead: {
    ...staffRead(
      'leads.work',
      staffAddresses.changeLead,
      'Change a lead that is still as it was seen',
      leadDetailsSchema,
    ),
    params,
    body: leadChangeSchema,
  },
  addContact: {
    ...staffRead(
      'leads.work',
      staffAddresses.addContact,
      'Say that somebody was tried, and what came of it',
      leadDetailsSchema,
    ),
    params,
    body: contactSchema,
  },
  addNote: {
    ...staffRead('leads.work', staffAddresses.addNote, 'Write something down about a lead', leadDetailsSchema),
    params,
    body: noteSchema,
  },
  takeLead: {
    ...staffRead(
      'leads.work',
      staffAddresses.takeLead,
      'Take a lead that belongs to nobody, or is late',
      leadDetailsSchema,
    ),
    params,
  },
  changeLeads: {
    ...staffRead(
      'leads.work',
      staffAddresses.changeLeads,
      'Change up to 200 leads alike, with a result for each',
      bulkResultSchema,
    ),
    body: bulkSchema,
  },
  listViews: staffRead('leads.read', staffAddresses.listViews, 'Saved lists of leads', z.array(viewSchema)),
  addView: {
    ...staffRead('leads.read', staffAddresses.addView, 'Save a list of leads under a name', viewSchema),
    body: newViewSchema,
    status: 201,
  },
  removeView: {
    ...staffChange('leads.read', staffAddresses.removeView, 'Remove a saved list of leads'),
    params,
  },
} as const satisfies Record<string, Endpoint>;
