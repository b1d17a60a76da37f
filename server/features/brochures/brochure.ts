import type * as z from 'zod';
import type { VehicleType } from '../../../contract/catalogue.ts';
import type { siteContentSchema } from '../../../contract/content.ts';
import type { VehicleContent } from '../../db/vehicle-content.ts';

/** All that a brochure says; whoever has the same data has the same brochure. */
export interface Brochure {
  /** `YYYY-MM-DD`: the day whose prices it shows. */
  today: string;
  site: z.infer<typeof siteContentSchema>;
  type: VehicleType;
  name: string;
  price: number;
  content: Pick<VehicleContent, 'details' | 'summary' | 'specifications' | 'colours' | 'features'> & { hero: string };
  variants: { name: string; price: number }[];
  accessories: { heading: string; image: string; part_no: string; price: number }[];
  branches: {
    name: string;
    address: string;
    sale_no: string;
    service_no: string | null;
    open_time: string;
  }[];
}

/** The bytes of each picture that could be found, by the address that the content names. */
export type PictureBytes = Record<string, Uint8Array>;
