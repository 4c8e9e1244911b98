import { answerWithFields, responses } from './envelope.ts'

export const whatsAppWebhook = {
  method: 'POST',
  url: '/api/whatsapp/webhook',
  schema: {
    operationId: 'whatsAppWebhook',
    summary: 'Receive what WhatsApp tells of messages and answers; its signature is required',
    tags: ['mails'],
    response: responses(answerWithFields({})),
  },
} as const
