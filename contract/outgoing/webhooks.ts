/** Where providers tell what became of messages. */
export const webhookPaths = { whatsapp: '/webhooks/whatsapp', sms: '/webhooks/sms' } as const;
