/** What a message can go through, and what people call it. */
export const channelTitles = { email: 'E-mail', push: 'Notification', whatsapp: 'WhatsApp', sms: 'SMS' } as const;

export type ChannelName = keyof typeof channelTitles;

export const channelNames = Object.keys(channelTitles) as [ChannelName, ...ChannelName[]];
