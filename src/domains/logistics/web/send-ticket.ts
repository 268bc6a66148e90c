import { signedInToken } from '../../../kit/web/session.ts'
import { maxTicketBytes } from '../plans.ts'

const tooLarge = `This file is over ${maxTicketBytes / 1_000_000} MB. Choose a smaller one.`

/** Sends the ticket of a transport; answers null, or why it was refused. */
export async function sendTicket(transportUid: string, file: File): Promise<string | null> {
  if (file.size > maxTicketBytes) return tooLarge
  const token = await signedInToken()
  try {
    const response = await fetch(`/transports/${transportUid}/ticket`, {
      method: 'POST',
      body: file,
      headers: { 'content-type': 'application/octet-stream', ...(token && { authorization: `Bearer ${token}` }) },
    })
    if (response.ok) return null
    if (response.status === 413) return tooLarge
    const { error } = (await response.json()) as { error?: { message?: string } }
    return error?.message ?? 'Something went wrong on our side. Please try again.'
  } catch {
    return 'The ticket didn’t reach us. Check your connection and try again.'
  }
}
