/** A page of somebody's website, as far as it was read: at most a megabyte of it. */
export type WebPage = { address: string; html: string }
export type WebPicture = { name: string; type: string; bytes: Buffer }

/** Reads pages of other people's websites, each because its owner asked. Rejects with `WebsiteError`. */
export type Websites = {
  readPage: (address: string) => Promise<WebPage>
  readPicture: (address: string) => Promise<WebPicture>
  /** A calendar file (RFC 5545) as text, whole. */
  readCalendar: (address: string) => Promise<string>
}

const words = {
  address: 'That’s not a website address. Check it, then try again.',
  unreachable: 'We couldn’t open that page. Check the address, then try again.',
  redirects: 'That page redirects too many times. Try another address.',
  slow: 'That page took too long to load. Try again later.',
  type: 'We can’t read what’s at that address.',
  size: 'That picture is too large.',
  length: 'That calendar is too large. Use one with fewer past events.',
} as const

/** Why a page was not read. What is in a private network is as unreachable as what is not there. */
export class WebsiteError extends Error {
  readonly reason: keyof typeof words
  constructor(reason: keyof typeof words, cause?: unknown) {
    super(words[reason], { cause })
    this.reason = reason
  }
}
