import { amcReport } from './amc.ts';
import { bookingReport } from './booking.ts';
import { contactReport } from './contact.ts';
import type { ReportDefinition } from './define-report.ts';
import { financeReport } from './finance.ts';
import { joyClubReport } from './joy-club.ts';
import { offerReport } from './offer.ts';
import { optInReport } from './opt-in.ts';
import { productReport } from './product.ts';
import { warrantyReport } from './warranty.ts';

/** One line here is all that a new report needs; the order is that of the panel's menu. */
export const reports: readonly ReportDefinition[] = [
  bookingReport,
  amcReport,
  warrantyReport,
  financeReport,
  productReport,
  offerReport,
  joyClubReport,
  contactReport,
  optInReport,
];
