import { type DefaultToastOptions, toast } from 'react-hot-toast'

/** The seed's times (§9): 5 s by default, 3 s for success; white on the brand's blue. */
export const toastOptions: DefaultToastOptions = {
  duration: 5_000,
  style: {
    background: '#2b59e8',
    color: '#ffffff',
    borderRadius: '12px',
    padding: '10px 14px',
    maxWidth: '440px',
    fontWeight: 500,
  },
  success: { duration: 3_000, iconTheme: { primary: '#ffffff', secondary: '#2b59e8' } },
  error: { duration: 5_000, iconTheme: { primary: '#ffffff', secondary: '#2b59e8' } },
}

export function showSuccess(text: string): void {
  toast.success(text)
}

export function showError(text: string): void {
  toast.error(text)
}

/** Where a success is kept over a reload; for this tab only. */
const keptKey = 'toastAfterReload'

/** Says so once the page that comes next is there. */
export function showAfterReload(text: string): void {
  sessionStorage.setItem(keptKey, text)
}

/** Says what was kept for this page, once. */
export function showKept(): void {
  const kept = sessionStorage.getItem(keptKey)
  sessionStorage.removeItem(keptKey)
  if (kept) showSuccess(kept)
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
