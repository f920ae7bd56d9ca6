/** Plain data, of which states, actions, requests and events are made. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
