import { signedInToken } from '../../../kit/web/session.ts'

/** Sends a list: of our team’s, or of a brand’s owner. Answers the draft that it became, or why it was refused. */
export async function sendList(file: File, brandUid?: string): Promise<{ uid: string } | { refusal: string }> {
  const token = await signedInToken()
  try {
    const response = await fetch(
      `/imports?${new URLSearchParams({ name: file.name, ...(brandUid && { brand: brandUid }) }).toString()}`,
      {
        method: 'POST',
        body: file,
        headers: { 'content-type': 'application/octet-stream', ...(token && { authorization: `Bearer ${token}` }) },
      },
    )
    const answer = (await response.json()) as { uid?: string; error?: { message?: string } }
    if (response.ok && answer.uid) return { uid: answer.uid }
    return { refusal: answer.error?.message ?? 'Something went wrong on our side. Please try again.' }
  } catch {
    return { refusal: 'The file didn’t reach us. Check your connection and try again.' }
  }
}
