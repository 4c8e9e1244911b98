import { z } from 'zod'

import { answerWithFields, responses } from './envelope.ts'

/**
 * Cloudinary's upload call: a form with `file` and `upload_preset`, an answer with `url` and `secure_url`.
 */
export const uploadImage = {
  method: 'POST',
  url: '/api/v1_1/:cloud/image/upload',
  schema: {
    operationId: 'uploadImage',
    summary: 'Upload a picture of a product (admins); multipart form with file and upload_preset',
    tags: ['media'],
    consumes: ['multipart/form-data'],
    params: z.object({ cloud: z.string().min(1).max(64) }),
    response: responses(
      answerWithFields({
        url: z.string(),
        secure_url: z.string(),
        public_id: z.string(),
        format: z.string(),
        width: z.number().int(),
        height: z.number().int(),
        bytes: z.number().int(),
      }),
    ),
  },
} as const
