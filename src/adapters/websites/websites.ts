/** A page of somebody's website, as far as it was read: at most a megabyte of it. */
export type WebPage = { address: string; html: string }
export type WebPicture = { name: string; type: string; bytes: Buffer }

/** Reads pages of other people's websites, each once, because its owner asked. Rejects with `WebsiteError`. */
export type Websites = {
  readPage: (address: string) => Promise<WebPage>
  readPicture: (address: string) => Promise<WebPicture>
}

const words = {
  address: 'That is not the address of a website.',
  unreachable: 'We could not reach that page.',
  redirects: 'That page leads on and on.',
  slow: 'That page took too long to answer.',
  type: 'What is there is not a page we can read.',
  size: 'That is too large.',
} as const

/** Why a page was not read. What is in a private network is as unreachable as what is not there. */
export class WebsiteError extends Error {
  readonly reason: keyof typeof words
  constructor(reason: keyof typeof words, cause?: unknown) {
    super(words[reason], { cause })
    this.reason = reason
  }
}
