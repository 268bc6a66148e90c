import { signedInToken } from '../../../kit/web/session.ts'
import type { Part } from '../id-check.ts'

/** Sends one picture of a check; answers null, or why it was refused. */
export async function sendPicture(checkUid: string, part: Part, file: File): Promise<string | null> {
  const token = await signedInToken()
  try {
    const response = await fetch(`/id-checks/${checkUid}/${part}`, {
      method: 'POST',
      body: file,
      headers: { 'content-type': 'application/octet-stream', ...(token && { authorization: `Bearer ${token}` }) },
    })
    if (response.ok) return null
    if (response.status === 413) return 'This photo is over 15 MB. Choose a smaller one.'
    const { error } = (await response.json()) as { error?: { message?: string } }
    return error?.message ?? 'Something went wrong on our side. Please try again.'
  } catch {
    return 'The photo didn’t reach us. Check your connection and try again.'
  }
}
