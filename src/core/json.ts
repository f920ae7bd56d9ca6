/** Plain data: what a state, an action, a request and an event are made of. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
