/** The arguments with which Node runs a script in TypeScript. The loader's own command would start a second process for each. */
export const LOADER = ['--import', import.meta.resolve('tsx')] as const;
