import { DetailedError, Upload, type UploadOptions } from 'tus-js-client'
import type { ContentCheck } from '../../content-checks.ts'

/** How large a part is that is sent at once, in bytes: what a broken connection can cost. */
const partBytes = 16_000_000

/** Why a file was not taken: a text for the person, and the checklist where there is one. */
export type Refusal = {
  message: string
  checks: ContentCheck[]
  /** The line broke, or the server can’t take it now: the same file may be taken later. */
  mayPass?: true
}

export type Sending = {
  /** Stops until `resume`; what has arrived stays. */
  pause: () => void
  resume: () => void
  /** Gives up and takes back what has arrived. */
  cancel: () => Promise<void>
}

type Events = {
  token: () => Promise<string | null>
  /** How much has arrived, 0 to 1. */
  onProgress: (share: number) => void
  onDone: (fileUid: string) => unknown
  onRefused: (refusal: Refusal) => void
  /** Where it was begun by somebody else. */
  address?: string | null
  /** It is not wanted any more: it does not begin. */
  signal?: AbortSignal
  /** It has begun, at this address. */
  onAddress?: (address: string) => unknown
}

/** Sends a file in parts. The same file chosen again goes on where it stopped, also after the page was reloaded. */
export async function sendFile(file: File, events: Events, options: Partial<UploadOptions> = {}): Promise<Sending> {
  const upload = new Upload(file, {
    endpoint: '/uploads',
    metadata: { filename: file.name },
    chunkSize: partBytes,
    retryDelays: [0, 1_000, 3_000, 8_000, 20_000],
    removeFingerprintOnSuccess: true,
    ...(events.address && { uploadUrl: events.address }),
    ...options,
    onBeforeRequest: async (request) => {
      const token = await events.token()
      if (token) request.setHeader('authorization', `Bearer ${token}`)
    },
    onProgress: (sent, total) => events.onProgress(total === 0 ? 0 : sent / total),
    onSuccess: ({ lastResponse }) => {
      const uid = lastResponse.getHeader('x-file-uid')
      if (uid) void events.onDone(uid)
      else events.onRefused({ message: 'Something went wrong after the upload. Please try again.', checks: [] })
    },
    onError: (error) => events.onRefused(refusalOf(error)),
    onUploadUrlAvailable: () => upload.url && events.onAddress?.(upload.url),
  })
  const [previous] = events.address ? [] : await upload.findPreviousUploads()
  if (previous) upload.resumeFromPreviousUpload(previous)
  if (!events.signal?.aborted) upload.start()
  return { pause: () => void upload.abort(), resume: () => upload.start(), cancel: () => upload.abort(true) }
}

function refusalOf(error: Error | DetailedError): Refusal {
  const response = error instanceof DetailedError ? error.originalResponse : null
  if (!response)
    return { message: 'No connection. We’ve kept your progress. Try again to continue.', checks: [], mayPass: true }
  const { message, details } = wireError(response.getBody())
  const status = response.getStatus()
  return {
    message: message ?? 'We couldn’t upload this file. Please try again.',
    checks: details?.checks ?? [],
    ...((status >= 500 || status === 429) && { mayPass: true }),
  }
}

function wireError(body: string): { message?: string; details?: { checks?: ContentCheck[] } } {
  try {
    return (JSON.parse(body) as { error?: ReturnType<typeof wireError> }).error ?? {}
  } catch {
    return {}
  }
}
