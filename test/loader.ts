/** What node needs to run a script in TypeScript; the loader's own command would start a second process for each. */
export const LOADER = ['--import', import.meta.resolve('tsx')] as const;
