/** Keeps the mutation tester from changing the texts of exceptions: these report bugs, which tests don't cause. */

function isWithinThrownError(path) {
  const made = path.findParent((parent) => parent.isNewExpression());
  return made?.parentPath.isThrowStatement() ?? false;
}

const bugMessages = {
  shouldIgnore(path) {
    const isText = path.isStringLiteral() || path.isTemplateLiteral();
    return isText && isWithinThrownError(path) ? 'text of an exception for a bug' : undefined;
  },
};

export const strykerPlugins = [{ kind: 'Ignore', name: 'bug-messages', value: bugMessages }];
