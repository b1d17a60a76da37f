import { staffAddresses } from '../addresses.ts';
import type { Endpoint } from './endpoint.ts';
import { userIdParamsSchema } from './staff.ts';
import { staffChange, staffRead } from './staff-endpoint.ts';
import {
  absenceParamsSchema,
  branchRuleSchema,
  dutyChangeSchema,
  enquiriesAskedSchema,
  enquiryKindParamsSchema,
  handedOverSchema,
  handOverSchema,
  leadsOfEnquiriesSchema,
  newAbsenceSchema,
  teamSchema,
} from './team.ts';

/** Who is given leads; for those who may say so, each for their own branches. */
export const teamEndpoints = {
  readTeam: staffRead(
    'team.manage',
    staffAddresses.readTeam,
    'Who is on duty, away and has which leads; hours, rules, and what is stuck',
    teamSchema,
  ),
  setDuty: {
    ...staffChange('team.manage', staffAddresses.setDuty, 'Say where somebody is given leads, of which departments'),
    params: userIdParamsSchema,
    body: dutyChangeSchema,
  },
  addAbsence: {
    ...staffChange('team.manage', staffAddresses.addAbsence, 'Say when somebody is away'),
    params: userIdParamsSchema,
    body: newAbsenceSchema,
    status: 201,
  },
  removeAbsence: {
    ...staffChange('team.manage', staffAddresses.removeAbsence, 'Take back that somebody is away'),
    params: absenceParamsSchema,
  },
  handOverLeads: {
    ...staffRead(
      'team.manage',
      staffAddresses.handOverLeads,
      'Hand over the open leads of somebody, 200 at a time, with a result for each',
      handedOverSchema,
    ),
    params: userIdParamsSchema,
    body: handOverSchema,
  },
  setBranchRule: {
    ...staffChange('team.manage', staffAddresses.setBranchRule, 'Say where enquiries of a kind go that name no branch'),
    params: enquiryKindParamsSchema,
    body: branchRuleSchema,
  },
  leadsOfEnquiries: {
    ...staffRead(
      'leads.read',
      staffAddresses.leadsOfEnquiries,
      'The leads that up to 200 enquiries have led to',
      leadsOfEnquiriesSchema,
    ),
    body: enquiriesAskedSchema,
  },
} as const satisfies Record<string, Endpoint>;
