import type { entryAddresses, publicAddresses, staffAddresses } from '../addresses.ts';
import type { EnquiryDefinition } from '../enquiries/enquiry-definition.ts';
import { enquiries } from '../enquiries/index.ts';
import type { ReportDefinition } from '../reports/define-report.ts';
import { reports } from '../reports/index.ts';
import { customerEndpoints } from './customer-endpoints.ts';
import { documentEndpoints } from './document-endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { enquirySchema } from './enquiries.ts';
import { leadEndpoints } from './lead-endpoints.ts';
import { leadNewsEndpoints } from './lead-news.ts';
import { messageEndpoints } from './message-endpoints.ts';
import { invitationEndpoints, peopleEndpoints } from './people-endpoints.ts';
import { pictureEndpoints } from './picture-endpoints.ts';
import { priceImportEndpoints } from './price-import.ts';
import { catalogueEndpoints, visitEndpoints } from './public-endpoints.ts';
import { messageReplySchema } from './replies.ts';
import { reportQuerySchema, reportReplySchema } from './report-query.ts';
import { accountEndpoints, managementEndpoints } from './staff-endpoints.ts';
import { suspectedEndpoints } from './suspected-endpoints.ts';
import { teamEndpoints } from './team-endpoints.ts';
import { textEndpoints } from './text-endpoints.ts';

/** The call of a form, which follows from its definition. */
export const enquiryEndpoint = (enquiry: EnquiryDefinition) =>
  ({
    method: 'POST',
    path: enquiry.path,
    access: 'public',
    group: 'Enquiries',
    summary: enquiry.title,
    body: enquirySchema(enquiry),
    reply: messageReplySchema,
    status: 201,
    // A page of somebody else's cannot have shown our consent text.
    sameOrigin: true,
    limited: true,
    takesForms: true,
  }) as const satisfies Endpoint;

/** The call of a report, which follows from its definition. */
export const reportEndpoint = (report: ReportDefinition) =>
  ({
    method: 'POST',
    path: report.path,
    access: 'staff',
    needs: report.needs,
    group: 'Reports',
    summary: report.title,
    body: reportQuerySchema,
    reply: reportReplySchema(report),
  }) as const satisfies Endpoint;

/** Calls with a name of their own. */
export const namedEndpoints = {
  ...catalogueEndpoints,
  ...visitEndpoints,
  ...accountEndpoints,
  ...managementEndpoints,
  ...invitationEndpoints,
  ...peopleEndpoints,
  ...documentEndpoints,
  ...leadEndpoints,
  ...leadNewsEndpoints,
  ...customerEndpoints,
  ...teamEndpoints,
  ...textEndpoints,
  ...priceImportEndpoints,
  ...pictureEndpoints,
  ...suspectedEndpoints,
  ...messageEndpoints,
} satisfies Record<keyof typeof publicAddresses | keyof typeof entryAddresses | keyof typeof staffAddresses, Endpoint>;

/** The one table of all calls: the server registers from it, the browser calls through it, the reference and the tests walk it. */
export const endpoints: Readonly<Record<string, Endpoint>> = {
  ...namedEndpoints,
  ...Object.fromEntries(enquiries.map((enquiry) => [`submit:${enquiry.kind}`, enquiryEndpoint(enquiry)])),
  ...Object.fromEntries(reports.map((report) => [`report:${report.name}`, reportEndpoint(report)])),
};
