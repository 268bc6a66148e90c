const whys: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EROFS: 'the disk is read-only',
  EACCES: 'you don’t have permission to write there',
  EPERM: 'you don’t have permission to write there',
  ENOENT: 'there’s no such folder',
  ENOTDIR: 'a file is in its way',
  EEXIST: 'a file is in its way',
}

/** What the system says of a place that cannot be written to, in words; null where that is not what it says. */
export function whyNotWritten(error: unknown): string | null {
  return whys[String((error as { code?: unknown }).code)] ?? null
}
