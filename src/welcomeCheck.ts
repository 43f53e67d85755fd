/** Reports an invalid `/config.json` on the welcome page, which loads this when it is idle: it needs the file's schema. */
import { checkConfig } from "./services/configCheck.ts";
import { configErrorId } from "./services/documentName.ts";

const element = (name: string, text: string): HTMLElement => {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
};

export const reportConfig = async (request: Promise<Response>, language: "en" | "de"): Promise<void> => {
  const issues = await checkConfig(request);
  const template = document.querySelector<HTMLTemplateElement>(`#${configErrorId(language)}`);
  if (issues.length === 0 || template === null) return;
  document.body.replaceChildren(template.content.cloneNode(true));
  const list = document.querySelector("ul");
  for (const { field, message } of issues) {
    const item = document.createElement("li");
    const words = element("span", message);
    words.lang = "en";
    item.append(element("code", field || "config.json"), ": ", words);
    list?.append(item);
  }
};
