import { toast } from 'react-hot-toast'

/** The seed's times (§9): 5 s by default, 3 s for success; white on the brand's blue. */
const look = { background: '#2b59e8', color: '#ffffff' }

export function showSuccess(text: string): void {
  toast.success(text, { duration: 3_000, style: look })
}

export function showError(text: string): void {
  toast.error(text, { duration: 5_000, style: look })
}

export function showNote(text: string): void {
  toast(text, { duration: 5_000, style: look })
}

/** Copies, and says so (seed §8). */
export async function copyToClipboard(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showSuccess('Copied to clipboard!')
  } catch {
    showError('Failed to copy text')
  }
}
