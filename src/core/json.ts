/** Plain data: states, actions, requests and events consist of it. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
