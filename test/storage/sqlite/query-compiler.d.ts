/** What our tests use of the part of Prisma that plans queries; the package gives no types for it. */
declare module '@prisma/client/runtime/query_compiler_fast_bg.sqlite.mjs' {
  export class QueryCompiler {
    compileBatch(queries: string): unknown;
  }
}
