/** What an assistant says around the text that it was asked for. */
export const assistants: readonly RegExp[] = [
  /\bas an AI(?: language)?(?: model| assistant)\b/gi,
  /^(?:sure|certainly|of course|absolutely|great)[!,.]? here(?:[’']s| is| are)\b/gi,
  /\bhere(?:[’']s| is) (?:a|the|your) (?:revised|rewritten|updated|improved|polished|shorter|refined) (?:version|draft|copy|text)\b/gi,
  /(?:^|[.!?] )(?:revised|rewritten|improved|updated|alternative|shortened) (?:paragraph|version|text|copy|sentence|headline|draft|wording|subject(?: line)?) ?:/gi,
  /【\d+[^】]*】|\boaicite\b|:contentReference\b/gi,
  /\blet me know if you(?:[’']d| would) like (?:me to|any (?:changes|adjustments))\b/gi,
  /(?<![A-Za-zÀ-ỿ])(?:als (?:ein )?KI(?:-(?:Sprachmodell|Modell|Assistent))?|en tant qu[’'](?:IA|intelligence artificielle|assistant IA)|en tant que modèle de langage|como (?:modelo de (?:lenguaje|linguagem)|una? IA|inteligencia artificial|inteligência artificial))(?= )/gi,
  /(?<![A-Za-zÀ-ỿ])hier ist (?:eine|die|deine|ihre) (?:überarbeitete|verbesserte|gekürzte|kürzere|aktualisierte|neue) (?:fassung|version)(?![A-Za-zÀ-ỿ])|^(?:gerne?|natürlich|klar)[!,.] hier (?:ist|sind)(?![A-Za-zÀ-ỿ])/gi,
  /(?<![A-Za-zÀ-ỿ])voici (?:une|la|votre) (?:version|nouvelle version) (?:révisée|améliorée|corrigée|raccourcie|retravaillée|plus courte)(?![A-Za-zÀ-ỿ])|^(?:bien sûr|avec plaisir)\s?[!,.] voici(?![A-Za-zÀ-ỿ])/gi,
  /(?<![A-Za-zÀ-ỿ])aquí tienes? (?:una|la|tu) (?:versión|nueva versión) (?:revisada|mejorada|corregida|actualizada|más corta)|^(?:claro|por supuesto)[!,.] aquí (?:tienes|está)(?![A-Za-zÀ-ỿ])/gi,
  /(?<![A-Za-zÀ-ỿ])aqui está (?:uma|a|sua) (?:versão|nova versão) (?:revisada|melhorada|corrigida|atualizada|mais curta)|^(?:claro|com certeza)[!,.] aqui está(?![A-Za-zÀ-ỿ])/gi,
];
