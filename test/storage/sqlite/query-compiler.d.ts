/** The part of Prisma that plans queries, as far as our tests use it; the package has no types for it. */
declare module '@prisma/client/runtime/query_compiler_fast_bg.sqlite.mjs' {
  export class QueryCompiler {
    compileBatch(queries: string): unknown;
  }
}
