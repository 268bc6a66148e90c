import type { PagesOf } from '../../../kit/web/link.tsx'

/** The pages of this domain, by what their addresses may hold. */
export const webhookPages = {}

declare module '../../../kit/web/link.tsx' {
  interface Pages extends PagesOf<typeof webhookPages> {}
}
