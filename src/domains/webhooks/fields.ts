/** How a webhook writes: for programs by Standard Webhooks, or as a message in a chat’s channel. Chosen once, when it is created. */
export const webhookFormats = ['standard', 'slack', 'teams'] as const
export type WebhookFormat = (typeof webhookFormats)[number]
/** For how many hours the former secret still signs as well once it is replaced. */
export const formerHours = [0, 24, 168] as const
/** `failing`: we turned it off, because nothing arrived for days. */
export const webhookStates = ['on', 'off', 'failing'] as const
/** `given-up`: it could not be delivered for three days, or its webhook was turned off. */
export const deliveryStates = ['waiting', 'delivered', 'given-up'] as const
/** Webhooks that are on at the same time, of one organisation or of our team. */
export const mostWebhooks = 20
