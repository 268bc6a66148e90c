import { signedInToken } from '../../../kit/web/session.ts'

/** What came of an archive, or would. */
export type Brought = {
  brandUid: string
  name: string
  records: number
  people: number
  files: number
  remarks: string[]
}

/** Sends the archive of an organisation. Answers what came of it, or why it was refused. */
export async function sendArchive(file: File, { dryRun }: { dryRun: boolean }): Promise<Brought | { refusal: string }> {
  const token = await signedInToken()
  try {
    const response = await fetch(`/organisation-archives${dryRun ? '?dryRun=1' : ''}`, {
      method: 'POST',
      body: file,
      headers: { 'content-type': 'application/octet-stream', ...(token && { authorization: `Bearer ${token}` }) },
    })
    const answer = (await response.json()) as Brought & { error?: { message?: string } }
    if (response.ok) return answer
    return { refusal: answer.error?.message ?? 'Something went wrong on our side. Please try again.' }
  } catch {
    return { refusal: 'The file didn’t reach us. Check your connection and try again.' }
  }
}
