/** Plain data, of which states, actions, requests and events consist. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
