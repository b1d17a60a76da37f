import { staffAddresses } from '../addresses.ts';
import type { Endpoint } from './endpoint.ts';
import {
  addedPictureSchema,
  cutSchema,
  newPictureSchema,
  pictureChangeSchema,
  pictureDetailsSchema,
  pictureListSchema,
  pictureParamsSchema,
  pictureQuerySchema,
  replacementSchema,
} from './pictures.ts';
import { staffChange, staffRead } from './staff-endpoint.ts';

const NEEDS = 'content.change';
const params = pictureParamsSchema;

/** The library of uploaded pictures. */
export const pictureEndpoints = {
  addPicture: {
    ...staffRead(NEEDS, staffAddresses.addPicture, 'Store a picture, for a document to name', addedPictureSchema),
    upload: { picture: 'picture', fields: newPictureSchema },
    status: 201,
  },
  listPictures: {
    ...staffRead(NEEDS, staffAddresses.listPictures, 'Uploaded pictures, the newest first', pictureListSchema),
    body: pictureQuerySchema,
  },
  readPicture: {
    ...staffRead(NEEDS, staffAddresses.readPicture, 'A picture, with all places that use it', pictureDetailsSchema),
    params,
  },
  changePicture: {
    ...staffRead(NEEDS, staffAddresses.changePicture, 'Say what a picture shows', pictureDetailsSchema),
    params,
    body: pictureChangeSchema,
  },
  cutPicture: {
    ...staffRead(
      NEEDS,
      staffAddresses.cutPicture,
      'Draw a part of a picture, for a document to name',
      addedPictureSchema,
    ),
    params,
    body: cutSchema,
    status: 201,
  },
  replacePicture: {
    ...staffChange(NEEDS, staffAddresses.replacePicture, 'Put another picture in all places that use this one'),
    params,
    body: replacementSchema,
  },
  deletePicture: {
    ...staffChange(NEEDS, staffAddresses.deletePicture, 'Delete a picture that is used nowhere, with its original'),
    params,
  },
} as const satisfies Record<string, Endpoint>;
