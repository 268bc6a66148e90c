const tasks = new Set<() => Promise<void>>()

/** What is to be done before someone signs out, while it is still known who they are. */
export function beforeSignOut(task: () => Promise<void>): void {
  tasks.add(task)
}

export async function finishBeforeSignOut(): Promise<void> {
  await Promise.allSettled([...tasks].map((task) => task()))
}
