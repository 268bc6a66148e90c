/** Made by hand, or of all whom a rule fits. Apart from the contract, because addresses hold it: every page loads them. */
export const listKinds = ['hand', 'rule'] as const
